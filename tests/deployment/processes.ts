import { serviceNames } from '@city-genie/contracts/endpoint';
import { limitVariables } from '@city-genie/service-kit/limits/limit-points';
import { commonConfig } from '@city-genie/service-kit/process/config';
import { type KeyPurpose, keyPurposes } from '@city-genie/service-kit/trust/keys';
import { z } from 'zod';

/** All our processes; `serviceNames` are those with public calls, of which the mailer has none. */
export const processes = ['gateway', ...serviceNames, 'mailer'];

export function folderOf(name: string): string {
  return name === 'gateway' ? 'gateway' : `services/${name}`;
}

const configModule = z.record(z.string(), z.unknown());
const configShape = z.record(z.string(), z.instanceof(z.ZodType));

/** The environment variables of a process, from its own config.ts and the limits of its endpoints. */
export async function configShapeOf(name: string): Promise<Record<string, z.ZodType>> {
  const module = configModule.parse(await import(new URL(`../../${folderOf(name)}/src/config.ts`, import.meta.url).href));
  return { ...commonConfig, ...configShape.parse(module[`${name}Config`]), ...limitVariables(name) };
}

const definition = z.looseObject({ keyPurposes: z.array(z.enum(keyPurposes)).optional() });

/** The purposes for which a process's definition asks for keys. */
export async function keyPurposesOf(name: string): Promise<KeyPurpose[]> {
  const module = configModule.parse(await import(new URL(`../../${folderOf(name)}/src/service.ts`, import.meta.url).href));
  return definition.parse(module[name]).keyPurposes ?? [];
}

/** All faults that a process would report about its environment, and variables that it doesn't know. */
export function faultsOf(shape: Record<string, z.ZodType>, env: Record<string, string>): string[] {
  // An empty value counts as missing, as in the processes themselves.
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { error } = z.object(shape).safeParse(present);
  const unusable = error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const unknown = Object.keys(env).filter((variable) => !(variable in shape));
  return [...unusable, ...unknown.map((variable) => `${variable}: unknown`)];
}
