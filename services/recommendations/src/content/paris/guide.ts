import type { Guide } from '../../catalogue/entry.js';

export const guide: Guide = {
  moods: [
    {
      id: 'romantic-dreamy',
      name: 'Romantic & Dreamy',
      description: 'River light, quiet bridges and a long way home on foot',
      emoji: '🌹',
      color: '#d9657f',
      detailedDescription:
        'For days when the walk between two places matters more than either of them. You follow the Seine, sit down where the light is good and let lunch run into the afternoon. Nothing needs a ticket except perhaps one room full of coloured glass.',
      highlights: [
        'The upper and lower quays of Île Saint-Louis',
        'Roses and bronze in the garden of the Musée Rodin',
        'The shaded basin of the Medici Fountain in the Luxembourg',
        'Ivy and cobbles on Rue de l’Abreuvoir',
      ],
      bestFor: ['Couples on a slow weekend', 'Solo walkers with a notebook', 'People who like dusk better than noon'],
      atmosphere: 'Hushed and golden, with water or leaves never far away',
      typicalExperiences: [
        'Watching the lamps come on from the point of an island',
        'Pulling two iron chairs together in the Luxembourg',
        'Reading a page aloud in a bookshop that smells of paper',
        'Crossing the river by a different bridge each time',
        'Following a Montmartre lane down to the vines',
      ],
      timeOfDay: 'From two hours before sunset until the last boats have passed',
      seasonalTips:
        'In late April the lilac is out and the evenings are already long. November fog suits the quays; bring a scarf and plan a warm stop every hour.',
      localInsights: [
        'The lower quays are wet after heavy rain and closed when the Seine is high; the street level above them is always open.',
        'Park attendants whistle a quarter of an hour before the gates shut, so choose your bench near an exit.',
        'Sunday mornings are the quietest hours on the islands, before the ice-cream queues form.',
      ],
      photoSpots: [
        'The western quay of the Île Saint-Louis, when the sun goes down behind the Cité',
        'The length of the Medici Fountain in the Luxembourg, under its plane trees',
        'Place Dalida with the white dome at the end of the lane',
      ],
      foodExperiences: [
        'Hot chocolate thick enough to need a spoon, under the arcades of Rue de Rivoli',
        'Two scoops from Berthillon, eaten on the wall above the river',
        'A bottle, a baguette and a ripe cheese on the stone edge of the quay',
      ],
      hiddenGems: [
        'Place de Furstenberg: four paulownia trees, one lamp post and hardly any traffic',
        'Square du Vert-Galant, the leafy prow of Île de la Cité below the Pont Neuf',
        'The Hôtel de Sully Garden, whose little door comes out on the Place des Vosges',
      ],
    },
    {
      id: 'artistic-cultural',
      name: 'Artistic & Cultural',
      description: 'Pictures, glass and bronze, with time to sit in front of them',
      emoji: '🎨',
      color: '#3f6fb5',
      detailedDescription:
        'A mood for looking closely. You choose one or two rooms instead of a whole museum, then see how the same light falls on the real street outside. The distances are short enough to change century between two coffees.',
      highlights: [
        'The Impressionist rooms under the roof of the Musée d’Orsay',
        'Fifteen tall windows of coloured glass at the Sainte-Chapelle',
        'Plasters and bronzes at the Musée Rodin, in the rooms where he worked',
        'Chagall’s painted ceiling inside the Palais Garnier',
      ],
      bestFor: [
        'Museum-goers who prefer depth to distance',
        'Rainy days and early starts',
        'Readers, sketchers and people who read labels',
      ],
      atmosphere: 'Attentive and unhurried, with the hum of other people looking',
      typicalExperiences: [
        'Standing behind the great station clock at the Musée d’Orsay',
        'Tracing one story from pane to pane in a Gothic window',
        'Sketching a bronze from a garden bench',
        'Finding a painter’s rooms left as they were in Montmartre',
        'Ending the day in a café where manuscripts were once argued over',
      ],
      timeOfDay: 'First entry in the morning, or a late opening in the evening',
      seasonalTips:
        'From November to February the galleries are at their calmest and the short days cost you nothing indoors. In summer keep the garden museums for the morning.',
      localInsights: [
        'National museums tend to close on Mondays or Tuesdays; look at the day before you look at the map.',
        'Museums run by the City, such as the Carnavalet, charge nothing for their permanent collections.',
        'Thursday evening is the calmest time at the Musée d’Orsay, once the groups have gone to dinner.',
      ],
      photoSpots: [
        'Through the glass clock face at the Musée d’Orsay towards the right bank',
        'The grand staircase of the Palais Garnier from the first landing',
        'Buren’s striped columns in the courtyard of the Palais-Royal',
      ],
      foodExperiences: [
        'A long lunch under the painted ceilings of Le Train Bleu',
        'Herring and potatoes at a banquette where novelists kept a table',
        'A student-priced stew at the shared tables of Polidor',
      ],
      hiddenGems: [
        'Musée Zadkine: a sculptor’s cottage and garden at the end of an alley off Rue d’Assas',
        'Musée Gustave Moreau, with its spiral stair between two painting-hung studios',
        'Musée Cognacq-Jay, eighteenth-century rooms in a quiet Marais townhouse',
      ],
    },
    {
      id: 'bohemian-playful',
      name: 'Bohemian & Playful',
      description: 'Canals, market counters and whatever turns up round the corner',
      emoji: '🎈',
      color: '#e0993a',
      detailedDescription:
        'For when you would rather be surprised than impressed. You eat standing up, browse what you will not buy and take the street that climbs. The plan is loose and the best part is usually not on it.',
      highlights: [
        'Iron footbridges and working locks on the Canal Saint-Martin',
        'Lunch from six kitchens at the Marché des Enfants Rouges',
        'Alleys of lace, lamps and old toys at the Saint-Ouen flea market',
        'Shakespeare and Company’s crooked upstairs rooms',
      ],
      bestFor: ['Friends with no fixed plan', 'Families with curious children', 'Second visits, after the big sights'],
      atmosphere: 'Loose, talkative and a little untidy in a good way',
      typicalExperiences: [
        'Watching a barge rise in a lock with a crowd of strangers',
        'Pushing a toy sailing boat off with a stick in the Luxembourg',
        'Choosing lunch by following the longest counter queue',
        'Losing an hour to a second-hand shelf',
        'Sharing a table with people you did not come with',
      ],
      timeOfDay: 'Late morning to late evening, with the best stretch after work',
      seasonalTips:
        'From May to September the canal banks fill up from six in the evening. In October the Montmartre vineyard holds its harvest festival; in winter, move from counter to counter.',
      localInsights: [
        'On Sundays cars are kept off the canal quays, and the neighbours come out on foot and on wheels.',
        'Many small shops in the Marais open on Sunday and close on Monday, the reverse of much of the city.',
        'Stairs beat streets on the Butte: the steeper the short cut, the emptier it is.',
      ],
      photoSpots: [
        'From the top of a footbridge on the Canal Saint-Martin as the lock gates open',
        'The pink corner house where Rue de l’Abreuvoir begins',
        'The shopfront of Shakespeare and Company after dark',
      ],
      foodExperiences: [
        'Falafel with fried aubergine, eaten leaning forward on Rue des Rosiers',
        'A bouillon dinner with the bill added up on the paper tablecloth',
        'Crème brûlée cracked at the zinc of the Café des Deux Moulins',
      ],
      hiddenGems: [
        'Passage des Panoramas, among the oldest of the covered arcades, full of stamp dealers and small kitchens',
        'The Arènes de Lutèce, a Roman arena where boules is played on the sand',
        'The Coulée verte René-Dumont, a planted footpath on top of an old railway viaduct behind the Bastille',
      ],
    },
    {
      id: 'elegant-sophisticated',
      name: 'Elegant & Sophisticated',
      description: 'Arcades, marble and a table laid with proper linen',
      emoji: '🥂',
      color: '#6a4c93',
      detailedDescription:
        'A day with good shoes and no rush. You move under arcades and glass roofs, from a royal garden to an opera staircase, and sit down properly to eat. Most of the beauty is free; what is not is worth booking.',
      highlights: [
        'The clipped limes and arcades of the Palais-Royal',
        'Mosaic floors and a glass roof in the Galerie Vivienne',
        'Marble, onyx and gilt at the Palais Garnier',
        'Brick-and-stone symmetry around the Place des Vosges',
      ],
      bestFor: ['Anniversaries and small celebrations', 'Lovers of architecture and interiors', 'Travellers who dress for dinner'],
      atmosphere: 'Composed and polished, with footsteps on stone',
      typicalExperiences: [
        'Walking the full rectangle of an arcade without crossing a road',
        'Climbing a staircase that was built for being seen on',
        'Taking tea at a marble table across from the Tuileries',
        'Window-shopping for gloves, perfume and old bindings',
        'Ending with dinner beneath a gilded station ceiling',
      ],
      timeOfDay: 'Late morning for interiors, early evening for arcades and dinner',
      seasonalTips:
        'December dresses the arcades with lights and keeps you dry between them. In June the roses and lime blossom at the Palais-Royal are reason enough to sit down.',
      localInsights: [
        'Say “bonjour” on entering any shop, before you look at anything; it changes the whole visit.',
        'Lunch at the grand addresses is calmer than dinner and often the same kitchen.',
        'The northern arcade of the Palais-Royal leads almost straight to the Galerie Vivienne.',
      ],
      photoSpots: [
        'The vaulted perspective of the Galerie Vivienne from Rue des Petits-Champs',
        'Under the arcades of the Place des Vosges, facing the fountain',
        'The octagon of Place Vendôme when its fronts are lit',
      ],
      foodExperiences: [
        'A Mont-Blanc of chestnut and meringue at Angelina',
        'Choucroute served by waiters in long aprons at Brasserie Lipp',
        'Rum baba finished at the table in Le Train Bleu',
      ],
      hiddenGems: [
        'Bibliothèque Mazarine, a reading room of columns and busts with windows on the Seine',
        'Galerie Véro-Dodat, a darker and quieter arcade near the Palais-Royal',
        'Place Saint-Georges, two carved mansions facing each other across a fountain',
      ],
    },
  ],
  bestTimes: [
    { title: 'April to early June', text: 'Long evenings, chestnut trees in flower and terraces open without the full crowds of summer.' },
    {
      title: 'September and October',
      text: 'New exhibitions, soft light along the river and a city that has come back from its holidays.',
    },
    {
      title: 'Before ten in the morning',
      text: 'Bakers and street cleaners have the place to themselves; arrive at gardens and chapels when the doors open.',
    },
    {
      title: 'The hour around sunset',
      text: 'Stone fronts turn pink along the Seine, and from the bridges you see the lamps light one quay at a time.',
    },
  ],
  tips: [
    'Walk more than you planned: the centre is small, and the Métro often takes as long door to door.',
    'Kitchens keep hours: lunch is served from about noon to half past two, dinner rarely before seven; brasseries bridge the gap.',
    'Ask for “une carafe d’eau”: tap water comes to the table without charge, and so does bread.',
    'Check Mondays and Tuesdays, when many museums close, and 1 May, when nearly everything does.',
    'Watch your bag on the Métro and around the big sights, and ignore anyone who wants you to sign a petition.',
  ],
  highlights: [
    {
      title: 'The Seine and its islands',
      text: 'Thirty-odd bridges, two islands and booksellers’ green boxes: the river is the best street there is.',
    },
    {
      title: 'The Marais',
      text: 'Townhouses behind heavy gates, a brick royal square, falafel and the oldest covered market, all in ten minutes’ walk.',
    },
    {
      title: 'Montmartre off the main square',
      text: 'Two streets away from the easels are vines, stairways and the studios where the painters lived.',
    },
    { title: 'The left bank', text: 'From the Luxembourg to Saint-Germain: students, bookshops and cafés that have kept their mirrors.' },
    {
      title: 'Arcades and covered passages',
      text: 'A dry, glass-roofed route of early nineteenth-century shopping streets, from the Palais-Royal to the boulevards.',
    },
  ],
  culture: [
    {
      title: 'Greeting comes first',
      text: 'A clear “bonjour” opens every exchange, in a shop, a lift or a bus; leaving it out is what people find rude.',
    },
    {
      title: 'The table is yours',
      text: 'The bill comes only when you ask for it. Lingering over one coffee is normal and needs no apology.',
    },
    { title: 'Service is included', text: 'Menu prices contain service. Rounding up or leaving a few coins is a thank-you, not a duty.' },
    {
      title: 'Sunday belongs to the family',
      text: 'Many shops shut, markets end at lunchtime, and the parks fill with grandparents, prams and footballs.',
    },
  ],
};
