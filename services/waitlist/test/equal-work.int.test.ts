import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { describe, expect, it } from 'vitest';
import { startWaitlist } from './waitlist-fixture.js';

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', city: 'Lisbon' };
/** Far in the future, since MongoDB expires rows by its own clock. */
const clock = fixedClock('2126-03-01T10:00:00.000Z');
const { stores, stopAfter } = useTestStores('waitlist');

/** A replica, and what its calls ask MongoDB for. What is done behind the replies, with the outbox and with entries without links, is left out. */
async function started() {
  const { env, ...others } = stores();
  const uri = new URL(env.MONGODB_URI);
  uri.searchParams.set('monitorCommands', 'true');
  const waitlist = stopAfter(await startWaitlist({ ...others, env: { ...env, MONGODB_URI: uri.href } }, { clock }));
  const commands: string[] = [];
  waitlist.mongoClient.on('commandStarted', ({ commandName, command }) => {
    const isTransaction = command.autocommit === false;
    if (isTransaction || !['outbox', 'entries'].includes(String(command[commandName]))) {
      commands.push(`${commandName} ${command[commandName]}`);
    }
  });
  return { waitlist, commands };
}

describe('a sign-up', () => {
  it('asks MongoDB for the same whether its address is new, has a pause, is on the list, or confirmed', async () => {
    const { waitlist, commands } = await started();
    const commandsOf = async (signUp: object, ip: string): Promise<string[]> => {
      commands.length = 0;
      expect((await waitlist.post(signUp, ip)).statusCode).toBe(200);
      return [...commands];
    };
    const asNew = await commandsOf(ada, '198.51.100.1');
    const asPaused = await commandsOf({ ...ada, city: 'Porto' }, '198.51.100.2');
    const asKnown = await commandsOf(ada, '198.51.100.3');
    const [entry] = await waitlist.entries();
    expect((await waitlist.confirm(entry)).statusCode).toBe(200);
    const asConfirmed = await commandsOf(ada, '198.51.100.4');
    expect(asNew).toEqual([
      'find entries',
      'find mail_pauses',
      'update mail_pauses',
      'update mail_pauses',
      'update entries',
      'update outbox',
      'commitTransaction 1',
    ]);
    expect([asPaused, asKnown, asConfirmed]).toEqual([asNew, asNew, asNew]);
    expect([await waitlist.entries(), await waitlist.outbox()]).toMatchObject([[{ city: 'Lisbon' }, { city: 'Porto' }], [{}]]);
  });
});
