import { identify, isAlive } from '@city-genie/local-stack/processes/identity';
import { type CommandResult, failureOf, runCommand } from '@city-genie/local-stack/processes/run-command';
import { StackError } from '@city-genie/local-stack/processes/stack-error';
import { findOnPath } from '@city-genie/local-stack/stores/on-path';
import type { Stores } from '@city-genie/local-stack/stores/run-stores';
import type { Report } from '@city-genie/local-stack/stores/strategy';
import { MongoDBContainer } from '@testcontainers/mongodb';
import { RedisContainer } from '@testcontainers/redis';

const images = { mongo: 'mongo:7', redis: 'redis:7-alpine' };
/** The image that testcontainers 11.14 starts to clean up after a killed run. */
const reaperImage = 'testcontainers/ryuk:0.14.0';
const ownerLabel = 'city-genie.test-owner';

const engineTimeoutMs = 5000;
const reaperPullTimeoutMs = 20_000;
const pullTimeoutMs = 180_000;
const startTimeoutMs = 120_000;

/** undefined when a container engine answers, else why not. */
export async function engineProblem(): Promise<string | undefined> {
  if (findOnPath(['docker'], process.env) === undefined) {
    return 'docker is not on PATH';
  }
  const result = await docker(['version', '--format', '{{.Server.Version}}'], engineTimeoutMs);
  return result.code === 0 ? undefined : `no Docker engine answers (${failureOf(result)})`;
}

/**
 * Starts both stores in containers.
 *
 * @throws StackError when an image is missing and can't be pulled
 */
export async function startContainers(report: Report): Promise<Stores & { stop: () => Promise<void> }> {
  for (const image of [images.mongo, images.redis]) {
    const problem = await imageProblem(image, pullTimeoutMs);
    if (problem !== undefined) {
      throw new StackError(`the engine has no image ${image} and cannot pull it: ${problem}`);
    }
  }
  const reaperProblem = await imageProblem(reaperImage, reaperPullTimeoutMs);
  if (reaperProblem !== undefined) {
    process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
    report(`Containers without testcontainers' reaper (${reaperProblem}); leftovers of killed runs are removed by the next one`);
    await removeOrphans();
  }
  return start();
}

async function start(): Promise<Stores & { stop: () => Promise<void> }> {
  const labels = { [ownerLabel]: `${process.pid}/${identify(process.pid)?.startedAt ?? ''}` };
  const [mongo, redis] = await Promise.allSettled([
    new MongoDBContainer(images.mongo).withLabels(labels).withStartupTimeout(startTimeoutMs).start(),
    new RedisContainer(images.redis).withLabels(labels).withStartupTimeout(startTimeoutMs).start(),
  ]);
  if (mongo.status === 'fulfilled' && redis.status === 'fulfilled') {
    return {
      // The replica set's member has the container's name, which this machine can't resolve, so discovery is off.
      mongodbUri: `mongodb://${mongo.value.getHost()}:${mongo.value.getMappedPort(27017)}/?directConnection=true`,
      redisUrl: redis.value.getConnectionUrl(),
      stop: async () => {
        await Promise.all([mongo.value.stop(), redis.value.stop()]);
      },
    };
  }
  const started = [mongo, redis].map((result) => (result.status === 'fulfilled' ? result.value.stop() : undefined));
  await Promise.all(started);
  const reasons = [mongo, redis].flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  throw new StackError(`containers did not start: ${reasons.join('; ')}`);
}

async function imageProblem(image: string, timeoutMs: number): Promise<string | undefined> {
  const there = await docker(['image', 'inspect', '--format', '{{.Id}}', image], engineTimeoutMs);
  if (there.code === 0) {
    return undefined;
  }
  const pulled = await docker(['pull', '--quiet', image], timeoutMs);
  return pulled.code === 0 ? undefined : failureOf(pulled);
}

/** Removes the containers of runs that didn't clean up. */
async function removeOrphans(): Promise<void> {
  const list = await docker(
    ['ps', '--all', '--filter', `label=${ownerLabel}`, '--format', `{{.ID}} {{.Label "${ownerLabel}"}}`],
    engineTimeoutMs,
  );
  const orphans = list.stdout
    .split('\n')
    .map((line) => /^(\S+) (\d+)\/(.*)$/.exec(line))
    .filter((match) => match !== null)
    .filter(([, , pid, startedAt]) => !isAlive({ pid: Number(pid), startedAt: startedAt ?? '' }))
    .map(([, id]) => id ?? '');
  if (orphans.length > 0) {
    await docker(['rm', '--force', '--volumes', ...orphans], startTimeoutMs);
  }
}

function docker(args: readonly string[], timeoutMs: number): Promise<CommandResult> {
  return runCommand('docker', args, { timeoutMs });
}
