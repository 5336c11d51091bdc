import { signedHeaders, testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { testApp, tuesdayMorning } from '../test-app.js';

const app = await testApp();
const url = '/api/lisbon/search';
const headers = signedHeaders('recommendations', 'POST', url, { who: testCallers.subscriber, clock: tuesdayMorning });
const reply = await app.inject({ method: 'POST', url, payload: { mood: 'hilltop-curious', timeframe: '1-2-hours' }, headers });
process.stdout.write(reply.body);
