import { freePorts, isPortTaken, preferPorts } from '../processes/free-port.js';
import { StackError } from '../processes/stack-error.js';
import { gatewayName, type ServiceDefinition } from './services.js';

export type StackPorts = { byService: ReadonlyMap<string, number>; smtp: number; mailUi: number };

/** A requested port; `isFirm`: no other one will do. 0 means any. */
export type WantedPort = { port: number; isFirm: boolean; variable: string };

/**
 * Chooses all ports of a stack.
 *
 * @throws StackError when a firm port is taken
 */
export async function choosePorts(
  definitions: readonly ServiceDefinition[],
  site: WantedPort,
  mailUi: WantedPort,
  anyWillDo: boolean,
): Promise<StackPorts> {
  const sitePort = await choose(site);
  const mailUiPort = await choose(mailUi);
  const inner = definitions.filter((definition) => definition.name !== gatewayName);
  const innerPorts = anyWillDo ? await freePorts(inner.length) : await preferPorts(inner.map((definition) => definition.preferredPort));
  const byService = new Map(inner.map((definition, index) => [definition.name, innerPorts[index] ?? 0]));
  const [smtp = 0] = await freePorts(1);
  return { byService: byService.set(gatewayName, sitePort), smtp, mailUi: mailUiPort };
}

async function choose(wanted: WantedPort): Promise<number> {
  if (wanted.port !== 0 && !(await isPortTaken(wanted.port))) {
    return wanted.port;
  }
  if (wanted.port !== 0 && wanted.isFirm) {
    const another = `${wanted.variable}=${wanted.port < 65_000 ? wanted.port + 1 : wanted.port - 1}`;
    throw new StackError(`Port ${wanted.port} is taken by another program. Stop that one, or choose another port: ${another} npm start`);
  }
  const [port = 0] = await freePorts(1);
  return port;
}
