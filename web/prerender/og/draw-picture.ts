import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** The library can be initialized only once per process. */
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  loading ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then((code) => initWasm(code));
  return loading;
}

/** Renders SVG to PNG with our font; equal input gives equal bytes. `root` is the folder of the web package. */
export async function pictureDrawer(root: string): Promise<(svg: string) => Uint8Array> {
  const [font] = await Promise.all([readFile(join(root, 'prerender/og/fonts/fraunces-normal-480.ttf')), load()]);
  return (svg) => {
    const drawing = new Resvg(svg, { font: { fontBuffers: [font], defaultFontFamily: 'Fraunces' } });
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    drawing.free();
    return png;
  };
}
