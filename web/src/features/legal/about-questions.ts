/** The About page's questions, also used for its structured data. */
export const aboutQuestions = [
  {
    question: 'How does City Genie choose places?',
    answer:
      'Every place in a city is scored by our editors for each of that city’s four moods. The genie picks the ones that fit your mood and your time, puts them in walking order and only keeps stops that are open when you arrive. Each stop says why it is there.',
  },
  {
    question: 'Which cities can I explore?',
    answer:
      'Paris is open to everyone. London, Madrid, New York, Tokyo, Beijing, Rome and Berlin are for subscribers; join the waitlist to hear when sign-up opens. More cities are coming.',
  },
  {
    question: 'Are the opening hours right?',
    answer:
      'They are checked against the plan’s day, in the city’s own time zone, but museums and kitchens change their minds. Check before you go.',
  },
] as const;
