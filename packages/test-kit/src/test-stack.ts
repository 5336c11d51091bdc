import { endpoints, limitsIn } from '@city-genie/contracts/endpoints';
import { type RunningStack, type StackOptions, startStack } from '@city-genie/local-stack/stack/start-stack';
import { startFakeTiles } from '@city-genie/stand-ins/tiles/server';
import { startFakeWeather } from '@city-genie/stand-ins/weather/server';

/** A stack with empty stores, stand-ins for weather provider and tile server, and high limits: in a run all visitors come from one address. */
export type TestStack = Pick<RunningStack, 'url' | 'urls' | 'mailUrl' | 'mongodbUri' | 'redisUrl' | 'dataDir'> & {
  weatherUrl: string;
  /** The stand-in for the tile server, its TileJSON; `POST /_control` beside it. */
  tilesUrl: string;
  /** The stand-in for the payment provider, for `POST /_control/…`; undefined where nothing can be bought. */
  stripeUrl?: string | undefined;
};

/** In a run of all tests: the stack that its stages share, as JSON. */
const variable = 'CITY_GENIE_TEST_STACK';

/** Limits wide enough for a run, in which all visitors share one address: those of the endpoints, and the guests' day. */
const openLimits = {
  GUEST_DAILY_SEARCH_LIMIT: '100000',
  GUEST_DAILY_CHANGE_LIMIT: '100000',
  ...Object.fromEntries(limitsIn(endpoints).map(({ variable }) => [variable, '100000'])),
};

type Started = TestStack & { stop: () => Promise<void> };

/** `payments`: a stand-in plays them; without it nothing can be bought. */
type Options = Pick<StackOptions, 'rootDir' | 'report' | 'signal'> & { payments?: boolean };

/** Starts a test stack. @throws StackError as `startStack`; nothing is left running then */
export async function startTestStack({ payments = false, ...options }: Options): Promise<Started> {
  const [weather, tiles] = await Promise.all([startFakeWeather(), startFakeTiles()]);
  const closeOutside = () => Promise.all([weather.close(), tiles.close()]);
  try {
    const env = { ...openLimits, WEATHER_BASE_URL: weather.url, MAP_TILES_URL: tiles.url };
    const stack = await startStack({ ...options, mode: 'test', withTestPayments: payments, env });
    const stop = async () => {
      await stack.stop();
      await closeOutside();
    };
    const { url, urls, mailUrl, mongodbUri, redisUrl, dataDir, stripeUrl } = stack;
    return { url, urls, mailUrl, mongodbUri, redisUrl, dataDir, stripeUrl, weatherUrl: weather.url, tilesUrl: tiles.url, stop };
  } catch (error) {
    await closeOutside();
    throw error;
  }
}

/**
 * For test files that don't disturb others: the stack that the run shares, or their own when the file runs alone. Payments are simulated in
 * both; whoever puts the stand-in's clock forward, or changes its webhooks, disturbs others.
 */
export async function joinTestStack(): Promise<Started> {
  const shared = process.env[variable];
  if (shared === undefined) {
    return startTestStack({ payments: true, report: () => undefined });
  }
  const stack: TestStack = JSON.parse(shared);
  return { ...stack, stop: async () => undefined };
}

/** The environment that makes the tests of a process join this stack. */
export function sharedStackEnv(stack: TestStack): Record<string, string> {
  return { [variable]: JSON.stringify(stack) };
}
