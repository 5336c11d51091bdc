import type { ReactNode } from 'react';
import { Buttons } from './Buttons.js';
import { Colours } from './Colours.js';
import { Forms } from './Forms.js';
import { Layers } from './Layers.js';
import { Moods } from './Moods.js';
import { Notices } from './Notices.js';
import { Places } from './Places.js';
import { Sheets } from './Sheets.js';
import { Skylines } from './Skylines.js';
import { Space } from './Space.js';
import { Tables } from './Tables.js';
import { Type } from './Type.js';
import { Vignettes } from './Vignettes.js';

/** `note`: the rule of the chapter, shown in the margin. */
export type GuideChapter = { id: string; title: string; note: string; body: ReactNode };

export const chapters: readonly GuideChapter[] = [
  {
    id: 'colour',
    title: 'Colour',
    note: 'Components name a role, never a colour. Ratios are measured in this browser: 4.5 for what is read, 3 for what is seen.',
    body: <Colours />,
  },
  {
    id: 'type',
    title: 'Type',
    note: 'Fraunces speaks, Inter explains. Sizes grow with the window between a phone and a desk.',
    body: <Type />,
  },
  {
    id: 'space',
    title: 'Space, form and motion',
    note: 'Hairlines before boxes, margins before hairlines. What is pressed is 44 pixels high.',
    body: <Space />,
  },
  {
    id: 'moods',
    title: 'The lamp',
    note: 'A wrapper sets --mood and data-mood. Accent, wash and skylines follow; the lightness that contrasts is worked out, not chosen.',
    body: <Moods />,
  },
  {
    id: 'skylines',
    title: 'Skylines',
    note: 'Four layers in the five colours of a city. The light is that of the sun over the city, not of the visitor’s clock.',
    body: <Skylines />,
  },
  {
    id: 'places',
    title: 'Places',
    note: 'No photographs: papers cut after the kind of place and laid by its id. A place always looks the same, until somebody draws it.',
    body: <Places />,
  },
  {
    id: 'vignettes',
    title: 'Drawn places',
    note: 'Those that are planned most, in the light of the skyline. As high as the box: a tile shows the middle, a banner what is beside it.',
    body: <Vignettes />,
  },
  {
    id: 'buttons',
    title: 'Buttons and links',
    note: 'One primary in sight. A button that can’t work yet stays reachable and says why when it is pressed.',
    body: <Buttons />,
  },
  {
    id: 'forms',
    title: 'Forms',
    note: 'A label above, an error below in the words of the server. A box in dialogs, a line to write on where the form is part of a page.',
    body: <Forms />,
  },
  {
    id: 'sheets',
    title: 'Sheets and badges',
    note: 'A card is for what could be taken off the page: a form, a map. Never three in a row.',
    body: <Sheets />,
  },
  {
    id: 'notices',
    title: 'Nothing there, gone wrong, on its way',
    note: 'What happened, then what to do now. Places that wait are as large as what comes.',
    body: <Notices />,
  },
  {
    id: 'layers',
    title: 'What opens',
    note: 'Escape closes, the focus goes back to where it was, and nothing is reachable by a pointer alone.',
    body: <Layers />,
  },
  {
    id: 'tables',
    title: 'Tables',
    note: 'A caption, heads of columns and rows. On a phone the table scrolls and the page doesn’t.',
    body: <Tables />,
  },
];
