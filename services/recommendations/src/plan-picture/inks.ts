/** `--paper`, `--raised`, `--ink`, `--ink-soft`, `--line` and `--lamp` of the site's light scheme, and the light of a lamp on paper. */
export const inks = {
  paper: '#fbf6ec',
  raised: '#fffdf8',
  ink: '#221b2b',
  soft: '#5a5061',
  line: '#e3d8c5',
  lamp: '#f0a04b',
  glow: '#fffaf0',
} as const;
