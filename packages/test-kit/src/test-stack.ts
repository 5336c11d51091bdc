import { endpoints, limitsIn } from '@city-genie/contracts/endpoints';
import { type RunningStack, type StackOptions, startStack } from '@city-genie/local-stack/stack/start-stack';
import { startFakeWeather } from '@city-genie/stand-ins/weather/server';

/** A stack with empty stores, a stand-in for the weather provider and high limits: in a run all visitors come from one address. */
export type TestStack = Pick<RunningStack, 'url' | 'urls' | 'mailUrl' | 'mongodbUri' | 'redisUrl' | 'dataDir'> & { weatherUrl: string };

/** In a run of all tests: the stack that its stages share, as JSON. */
const variable = 'CITY_GENIE_TEST_STACK';

/** Limits wide enough for a run, in which all visitors share one address: those of the endpoints, and the guests' day. */
const openLimits = {
  GUEST_DAILY_SEARCH_LIMIT: '100000',
  ...Object.fromEntries(limitsIn(endpoints).map(({ variable }) => [variable, '100000'])),
};

type Started = TestStack & { stop: () => Promise<void> };

/** Starts a test stack. @throws StackError as `startStack`; nothing is left running then */
export async function startTestStack(options: Pick<StackOptions, 'rootDir' | 'report' | 'signal'>): Promise<Started> {
  const weather = await startFakeWeather();
  try {
    const stack = await startStack({ ...options, mode: 'test', env: { ...openLimits, WEATHER_BASE_URL: weather.url } });
    const stop = async () => {
      await stack.stop();
      await weather.close();
    };
    const { url, urls, mailUrl, mongodbUri, redisUrl, dataDir } = stack;
    return { url, urls, mailUrl, mongodbUri, redisUrl, dataDir, weatherUrl: weather.url, stop };
  } catch (error) {
    await weather.close();
    throw error;
  }
}

/** For test files that don't disturb others: the stack that the run shares, or their own when the file runs alone. */
export async function joinTestStack(): Promise<Started> {
  const shared = process.env[variable];
  if (shared === undefined) {
    return startTestStack({ report: () => undefined });
  }
  const stack: TestStack = JSON.parse(shared);
  return { ...stack, stop: async () => undefined };
}

/** The environment that makes the tests of a process join this stack. */
export function sharedStackEnv(stack: TestStack): Record<string, string> {
  return { [variable]: JSON.stringify(stack) };
}
