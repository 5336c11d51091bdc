import { runAdmin } from './admin/run-admin.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

process.exitCode = await runAdmin(process.argv.slice(2), process.env, { say });
