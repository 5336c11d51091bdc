import { bare, daySky, light } from './mail-theme.js';
import { type Markup, markup } from './markup.js';

/*
 * The site's skyline (web/src/ui/Skyline.tsx) as a table of coloured blocks, since a mail loads no picture: at sunset, and at night where
 * the reader has chosen dark colours. A column is a stack of blocks, from the top down.
 */
type Colour = 'far' | 'near' | 'front' | 'sun' | 'lamp';

/** In pixels. `slope`: by how much the upper edge is shorter on either side. `windowAt`: how far below the top a lit window is. */
type Shape = { width?: number; slope?: number; round?: string; gapBelow?: number; windowAt?: number };

type Block = Shape & { colour: Colour; height: number };

/** A column without a width shares what the others leave, so that the drawing fits every window. */
type Column = { width?: number; blocks: readonly Block[] };

const block =
  (colour: Colour) =>
  (height: number, shape: Shape = {}): Block => ({ colour, height, ...shape });

const [far, near, front, sun] = [block('far'), block('near'), block('front'), block('sun')];
const houses = (...blocks: readonly Block[]): Column => ({ blocks });
const tower = (width: number, ...blocks: readonly Block[]): Column => ({ width, blocks });

const columns: readonly Column[] = [
  houses(near(5, { slope: 2 }), near(18), front(28, { windowAt: 9 })),
  houses(far(30), front(18)),
  // A clock tower.
  tower(18, near(18, { width: 12, slope: 5.5 }), near(14, { width: 14, windowAt: 4 }), near(34, { width: 12 }), front(26)),
  houses(far(5, { slope: 2 }), far(20), near(14), front(22)),
  // A dome.
  tower(
    48,
    far(9, { width: 2 }),
    far(5, { width: 6 }),
    far(20, { width: 32, round: '16px 16px 0 0' }),
    far(3, { width: 40 }),
    far(16, { width: 36 }),
    near(12),
    front(16),
  ),
  houses(near(5, { slope: 2 }), near(17), front(28, { windowAt: 8 })),
  houses(far(16), near(16), front(20)),
  // A lattice tower.
  tower(
    44,
    near(12, { width: 1 }),
    near(30, { width: 7, slope: 2.5 }),
    near(2, { width: 12 }),
    near(24, { width: 16, slope: 4 }),
    near(3, { width: 22 }),
    near(26, { width: 40, slope: 11 }),
    front(14),
  ),
  houses(far(5, { slope: 2 }), far(24), front(26)),
  tower(36, sun(30, { width: 30, round: '15px', gapBelow: 18 }), far(10), near(12), front(18)),
  houses(far(28), near(12), front(20)),
  // A skyscraper.
  tower(
    30,
    far(16, { width: 2 }),
    far(10, { width: 8 }),
    far(16, { width: 16 }),
    far(26, { width: 24 }),
    near(16),
    front(28, { windowAt: 8 }),
  ),
  houses(near(5, { slope: 2 }), near(25), front(18)),
  // A television tower.
  tower(14, near(22, { width: 2 }), near(10, { width: 10, round: '5px' }), near(40, { width: 4 }), front(22)),
  houses(far(24), front(28, { windowAt: 10 })),
  // A pagoda.
  tower(
    34,
    near(8, { width: 2 }),
    near(6, { width: 20, slope: 8 }),
    near(8, { width: 12 }),
    near(7, { width: 26, slope: 9 }),
    near(9, { width: 18 }),
    near(8, { width: 34, slope: 11 }),
    near(10, { width: 24 }),
    front(16),
  ),
  houses(near(5, { slope: 2 }), near(14), front(32, { windowAt: 10 })),
];

const litWindow = markup`<div class="lamp" style="width:4px;height:5px;margin:auto;background:${light.lamp}"></div>`;

function drawnBlock({ colour, height, width, slope, round, gapBelow, windowAt }: Block): Markup {
  const place =
    width === undefined ? '' : `width:${width - 2 * (slope ?? 0)}px;margin:${gapBelow === undefined ? 'auto' : `0 auto ${gapBelow}px`};`;
  if (slope !== undefined) {
    const edges = `border:${slope}px solid transparent;border-top:0;border-bottom:${height}px solid ${light[colour]}`;
    return markup`<div class="${colour}-slope" style="${place}${edges}"></div>`;
  }
  const top = windowAt === undefined ? '' : `padding-top:${windowAt}px;`;
  const corners = round === undefined ? '' : `;border-radius:${round}`;
  const look = `${place}${top}height:${height - (windowAt ?? 0)}px;background:${light[colour]}${corners}`;
  return markup`<div class="${colour}" style="${look}">${windowAt === undefined ? '' : litWindow}</div>`;
}

const drawnColumn = ({ width, blocks }: Column): Markup =>
  width === undefined ? markup`<td>${blocks.map(drawnBlock)}</td>` : markup`<td width="${width}">${blocks.map(drawnBlock)}</td>`;

/** The drawing, one row of a table. Outlook for Windows knows no blocks of a given height and gets a stripe in the sky's colour. */
export const skyline: Markup = markup`<!--[if mso]><p style="margin:0;background:${light.sky}">&nbsp;</p><![endif]--><!--[if !mso]><!-->
<table role="presentation" width="100%" ${bare} style="table-layout:fixed;font-size:0;line-height:0" aria-hidden="true"><tr valign="bottom" height="150">${columns.map(drawnColumn)}</tr></table>
<!--<![endif]-->`;

/** The attributes of the cell that the drawing stands in. */
export const skyCell: Markup = markup`class="sky" bgcolor="${light.sky}" style="padding:0;background:${light.sky} ${daySky}"`;
