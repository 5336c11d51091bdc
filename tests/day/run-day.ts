import { explain } from '@city-genie/local-stack/processes/stack-error';
import { loggedFailures } from '../faults/logged-failures.js';
import { invite, signInAdmin, workAtDashboard } from './admin.js';
import { dayTable, isFault } from './day-log.js';
import { openStage, type Stage } from './stage.js';
import { playStranger, useUpSearches } from './stranger.js';
import { leave, live, registerInvited, subscribe } from './subscriber.js';
import { kill, loseWeather, startTraffic } from './troubles.js';

const email = 'ada.lovelace@example.org';

async function playDay(stage: Stage): Promise<void> {
  await playStranger(stage, email);
  await useUpSearches(stage);
  const admin = await signInAdmin(stage);
  await invite(stage, admin, email);
  const { visitor: ada, account } = await registerInvited(stage, email);
  await subscribe(stage, ada, email);
  await workAtDashboard(stage, admin);

  const traffic = startTraffic(stage, ada.cookies);
  try {
    await loseWeather(stage);
    await kill(stage, 'redis');
    await kill(stage, 'recommendations');
  } finally {
    await traffic.stop();
  }
  // Asked for while the queues were away.
  await stage.mailed('eve@example.org', 'Confirm your place on the waitlist');
  await stage.mailed('grace@example.org', 'Confirm your place on the waitlist');

  await live(stage, ada, email);
  await leave(stage, ada, admin, account);
}

/**
 * `npm run day`: a stranger, a registrant, a subscriber and an administrator go through a day of the product on a stack of their own, with
 * payments by a stand-in, while the weather's provider fails and Redis is killed. Resolves with the exit code: 1 when something wasn't as it
 * should be, or an answer was a 5xx that isn't announced.
 */
export async function runDay(say: (line: string) => void): Promise<number> {
  try {
    const stage = await openStage(say);
    try {
      await playDay(stage);
      stage.failures.push(...loggedFailures(stage.stack.dataDir));
      for (const line of [...dayTable(stage.log.asked), `not so: ${stage.failures.join('; ') || 'nothing'}`]) {
        say(line);
      }
      return stage.failures.length === 0 && !stage.log.asked.some(isFault) ? 0 : 1;
    } finally {
      await stage.close();
    }
  } catch (error) {
    say(explain(error));
    return 1;
  }
}
