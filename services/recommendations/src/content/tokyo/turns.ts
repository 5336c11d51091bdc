import type { Turns } from '../../catalogue/with-turns.js';

/** Measured by `npm run turns`, which writes this file. */
export const turns: Turns = {
  'traditional-serene': {
    'tokyo-asakura-museum-of-sculpture': 0.66,
    'tokyo-asakusa-engei-hall': 0.06,
    'tokyo-denboin-dori': 0.04,
    'tokyo-kagurazaka': 0.85,
    'tokyo-kokyo-gaien': 0.49,
    'tokyo-new-otani-japanese-garden': 0.77,
    'tokyo-ota-memorial-museum-of-art': 0.86,
    'tokyo-shinjuku-suehirotei': 0.66,
    'tokyo-shinobazu-pond': 0.38,
    'tokyo-wadakura-moat': 0.64,
    'tokyo-yanaka-cemetery': 0.19,
    'tokyo-yanaka-ginza': 0.56,
  },
  'modern-electric': {
    'tokyo-cross-shinjuku-vision': 0.96,
    'tokyo-kitte-marunouchi': 0.87,
    'tokyo-omotesando': 0.87,
    'tokyo-shibuya-parco': 0.82,
    'tokyo-shibuya-scramble-crossing': 0.97,
    'tokyo-tokyo-international-forum': 0.46,
  },
  'foodie-adventurous': {
    'tokyo-mitsukoshi-nihonbashi': 0.21,
    'tokyo-omoide-yokocho': 0.51,
    'tokyo-station-first-avenue': 0.29,
    'tokyo-takashimaya-nihonbashi': 0.21,
  },
  'quirky-kawaii': {
    'tokyo-cross-shinjuku-vision': 0.03,
    'tokyo-golden-gai': 0.24,
    'tokyo-kiddy-land-harajuku': 0.81,
    'tokyo-meikyoku-kissa-lion': 0.65,
    'tokyo-shibuya-parco': 0.61,
    'tokyo-takeshita-street': 0.63,
  },
};
