// The thread that draws pictures of plans. Plain JavaScript beside its fonts, since a thread starts from a file whether or not the service is
// compiled.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const font = (name) => readFile(new URL(`fonts/${name}.ttf`, import.meta.url));

const fontBuffers = await Promise.all(['fraunces-normal-480', 'inter-normal-500'].map(font));
await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

parentPort?.on('message', ({ id, svg }) => {
  try {
    const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Inter' } });
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    drawing.free();
    parentPort?.postMessage({ id, png }, [png.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, fault: String(error) });
  }
});
