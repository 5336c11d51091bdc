import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePorts, isPortTaken, preferPorts } from '../src/processes/free-port.js';
import { portVariable } from '../src/stack/port-variable.js';
import { choosePorts } from '../src/stack/ports.js';
import { services } from '../src/stack/services.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
  }
});

async function occupy(host: string): Promise<number> {
  const [port = 0] = await freePorts(1);
  const server = createServer().listen(port, host);
  servers.push(server);
  await once(server, 'listening');
  return port;
}

const site = (port: number) => ({ port, isFirm: true, variable: 'PORT' });
const mailUi = (port: number) => ({ port, isFirm: false, variable: 'MAIL_UI_PORT' });

describe('the ports of a stack', () => {
  it.each(['127.0.0.1', '0.0.0.0', '::'])('name a taken port and what to do (listener on %s)', async (host) => {
    const port = await occupy(host);
    await expect(choosePorts(services, site(port), mailUi(0), true)).rejects.toThrow(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
  });

  it('replace a taken port that isn’t firm', async () => {
    const taken = await occupy('127.0.0.1');
    const ports = await choosePorts(services, site(0), mailUi(taken), true);
    expect(ports.mailUi).not.toBe(taken);
    const all = [...ports.byService.values(), ports.smtp, ports.mailUi];
    expect(new Set(all).size).toBe(10);
    const [kept, spare] = await preferPorts([ports.smtp, taken]);
    expect(kept).toBe(ports.smtp);
    expect(spare).not.toBe(taken);
  });

  it('are never handed out twice, nor in the range of outgoing connections', async () => {
    const ports = [...(await freePorts(20)), ...(await freePorts(20))];
    expect(new Set(ports).size).toBe(40);
    expect(ports.filter((port) => port < 20_000 || port >= 30_000)).toEqual([]);
  });

  it('are kept from other processes', async () => {
    const [port = 0] = await freePorts(1);
    const firstOfBlock = port - ((port - 20_000) % 16);
    expect(await isPortTaken(firstOfBlock)).toBe(true);
    expect(await isPortTaken(port)).toBe(false);
  });

  it('can be set by variables; an invalid one is named', () => {
    expect(portVariable('PORT', undefined, 8080)).toEqual({ port: 8080, isSet: false });
    expect(portVariable('PORT', '9301', 8080)).toEqual({ port: 9301, isSet: true });
    expect(() => portVariable('PORT', '80a', 8080)).toThrow('PORT is "80a"');
    expect(() => portVariable('PORT', '70000', 8080)).toThrow('PORT is "70000"');
  });
});
