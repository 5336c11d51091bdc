import { Markup, markup } from './markup.js';

/*
 * The colours of web/src/ui/tokens.css. A mail has no variables: the light colours stand in the elements, for clients that drop style
 * sheets, and the dark ones replace them by class.
 */
export const light = {
  paper: '#fbf6ec',
  ink: '#221b2b',
  soft: '#5a5061',
  line: '#e3d8c5',
  accent: '#9c3112',
  onAccent: '#fffaf3',
  sky: '#f0bd98',
  far: '#d19792',
  near: '#8c6f8f',
  front: '#453b5c',
  sun: '#ffe9c9',
  lamp: '#f7c987',
} as const;

const dark: Record<keyof typeof light, string> = {
  paper: '#15121c',
  ink: '#f5eee2',
  soft: '#c0b5c2',
  line: '#383141',
  accent: '#fca48c',
  onAccent: '#1b1320',
  sky: '#3c3152',
  far: '#564664',
  near: '#38304d',
  front: '#1d192a',
  sun: '#fbf3df',
  lamp: '#ffd58a',
};

/** Georgia stands in for the site's Fraunces: a mail loads no fonts. */
export const serif = new Markup("Fraunces,Georgia,'Times New Roman',serif");
export const sans = new Markup("Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif");

/** The attributes of a table without the gaps that tables have. */
export const bare = markup`cellpadding="0" cellspacing="0" border="0"`;

/** The colour of the evening sky, from its top to the roofs. */
export const daySky = 'linear-gradient(#d5b8b5,#f4b68e)';
const nightSky = 'linear-gradient(#302948,#7b6488)';

const blocks = ['far', 'near', 'front', 'sun', 'lamp'] as const;

/** What cannot stand in the elements: the dark colours, and measures of wide windows. */
export const styleSheet = new Markup(
  `:root{color-scheme:light dark}
.title{text-wrap:balance}
@media (min-width:520px){.title{font-size:36px!important}.sheet{padding:40px 48px!important}}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.line,.line *{border-color:${dark.line}!important}
.link{color:${dark.accent}!important}
.button{background:${dark.accent}!important;color:${dark.onAccent}!important}
.sky{background:${dark.sky} ${nightSky}!important}
${blocks.map((name) => `.${name}{background:${dark[name]}!important}.${name}-slope{border-bottom-color:${dark[name]}!important}`).join('\n')}
}`,
);
