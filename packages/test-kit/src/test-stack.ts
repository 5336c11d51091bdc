import { type RunningStack, type StackOptions, startStack } from '@city-genie/local-stack/stack/start-stack';
import { startFakeWeather } from '@city-genie/stand-ins/weather/server';

/** A stack with empty stores, a stand-in for the weather provider and wide limits: in a run all visitors come from one address. */
export type TestStack = Pick<RunningStack, 'url' | 'urls' | 'mailUrl' | 'mongodbUri' | 'dataDir'> & { weatherUrl: string };

/** Where a run of all tests says which stack its stages share, as JSON. */
const variable = 'CITY_GENIE_TEST_STACK';

const openLimits = {
  GUEST_DAILY_SEARCH_LIMIT: '100000',
  SEARCH_RATE_PER_MINUTE: '100000',
  LIMIT_WAITLIST_PER_HOUR: '1000',
  LIMIT_REPORTS_PER_HOUR: '1000',
};

type Started = TestStack & { stop: () => Promise<void> };

/** Starts one. @throws StackError as `startStack` does; nothing is left running then */
export async function startTestStack(options: Pick<StackOptions, 'rootDir' | 'report' | 'signal'>): Promise<Started> {
  const weather = await startFakeWeather();
  try {
    const stack = await startStack({ ...options, mode: 'test', env: { ...openLimits, WEATHER_BASE_URL: weather.url } });
    const stop = async () => {
      await stack.stop();
      await weather.close();
    };
    const { url, urls, mailUrl, mongodbUri, dataDir } = stack;
    return { url, urls, mailUrl, mongodbUri, dataDir, weatherUrl: weather.url, stop };
  } catch (error) {
    await weather.close();
    throw error;
  }
}

/** For a file of tests that leaves others in peace: the stack that the run shares, or one of its own when the file runs by itself. */
export async function joinTestStack(): Promise<Started> {
  const shared = process.env[variable];
  if (shared === undefined) {
    return startTestStack({ report: () => undefined });
  }
  const stack: TestStack = JSON.parse(shared);
  return { ...stack, stop: async () => undefined };
}

/** The environment of a process whose tests are to join this stack. */
export function sharedStackEnv(stack: TestStack): Record<string, string> {
  return { [variable]: JSON.stringify(stack) };
}
