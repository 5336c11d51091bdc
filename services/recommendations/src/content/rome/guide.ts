import type { Guide } from '../../catalogue/entry.js';

export const guide: Guide = {
  moods: [
    {
      id: 'ancient-epic',
      name: 'Ancient & Epic',
      description: 'Concrete domes, marble gates and a hill made of broken jars.',
      emoji: '🏛️',
      color: '#9c4a32',
      detailedDescription:
        'Antiquity here is not fenced off: it holds up churches, carries balconies and lies under the vegetable market. Follow it from the Capitoline hill to the river and you will cross twenty centuries without once looking at a reconstruction.',
      highlights: [
        'The open eye in the dome of the Pantheon',
        'Marcus Aurelius on horseback, indoors and original',
        'The gate of Octavia with houses growing out of it',
        'The Forum from the terraces of the Capitoline',
      ],
      bestFor: ['Lovers of history', 'Families with questions', 'First visits'],
      atmosphere: 'Monumental, sun-baked and shared with cats',
      typicalExperiences: [
        'Watching the disc of sunlight travel across a coffered vault',
        'Finding a temple column inside the wall of a church',
        'Reading a fish-trade rule carved in marble beside an imperial gate',
        'Looking down on the Forum while the lamps come on',
      ],
      timeOfDay: 'First thing in the morning, and again at dusk',
      seasonalTips: 'Winter light is low and kind to ruins; from June to August keep stone and sun apart between noon and four.',
      localInsights: [
        'State museums and sites are free on the first Sunday of the month, and accordingly full.',
        'The streets follow ancient plans: curved house fronts near Campo de’ Fiori trace the seats of Pompey’s theatre.',
      ],
      photoSpots: [
        'The right-hand flank of the Senators’ palace, above the Forum',
        'Piazza della Rotonda before seven in the morning',
        'The Portico of Octavia from the walkway below street level',
      ],
      foodExperiences: ['Oxtail in the quarter of the old slaughterhouse', 'Fried artichokes next to columns of the second century'],
      hiddenGems: [
        'The walkway of the Area Sacra di Largo Argentina, between four temples and the hall where Caesar was killed',
        'Centrale Montemartini, Roman statues among the turbines of a power station',
        'Case Romane del Celio, painted rooms under the church of Saints John and Paul',
      ],
    },
    {
      id: 'romantic-dolce-vita',
      name: 'Romantic & Dolce Vita',
      description: 'Fountains, orange trees and the long hour before dinner.',
      emoji: '🍋',
      color: '#d9825b',
      detailedDescription:
        'The sweet life costs little: a bench with a view, a coffee standing up, a fountain to lean on. Let the afternoon start late, stay on the west-facing terraces until the domes turn to silhouettes, then cross the river.',
      highlights: [
        'Sunset from the orange garden on the Aventine',
        'The gold mosaic of Santa Maria in Trastevere, across the square from a café table',
        'A last coffee at Sant’Eustachio',
      ],
      bestFor: ['Couples', 'Slow travellers', 'Anyone celebrating something'],
      atmosphere: 'Warm stone, soft voices and glasses on small tables',
      typicalExperiences: [
        'Leaning on a parapet while a busker finds the right key',
        'Smelling bitter oranges before the view opens',
        'Eating a peach from the market on Piazza Farnese',
        'Walking home along the river walls under the plane trees',
      ],
      timeOfDay: 'From five in the afternoon until late',
      seasonalTips: 'May smells of jasmine and October is golden; in August many family places close for their own holiday.',
      localInsights: [
        'Aperitivo starts around half past six, dinner rarely before eight.',
        'At the bar you drink coffee standing; sitting down changes both the pace and the bill.',
      ],
      photoSpots: [
        'The terrace of the orange garden, with the dome of Saint Peter’s on the horizon',
        'Ponte Sisto at the blue hour',
        'Piazza Mattei with its small turtle fountain',
      ],
      foodExperiences: ['Gran caffè with its thick foam', 'A shared cherry and ricotta tart from the old bakery in the Ghetto'],
      hiddenGems: [
        'Rome Rose Garden below the Aventine, open in spring only',
        'The Keyhole of the Knights of Malta, a garden walk framing one dome',
        'Villa Sciarra on the Janiculum slope, clipped hedges and rococo statues',
      ],
    },
    {
      id: 'culinary-traditional',
      name: 'Culinary & Traditional',
      description: 'Pecorino, artichokes and opinions: the Roman table and its markets.',
      emoji: '🍝',
      color: '#b5892e',
      detailedDescription:
        'Roman cooking is short on ingredients and long on argument. Four pastas, a fifth quarter of offal, vegetables that follow the calendar, and a Jewish kitchen two thousand years in the making: markets by day, trattorie by night.',
      highlights: [
        'Stalls and sandwiches at the Testaccio market',
        'Artichokes fried flat in the Ghetto',
        'Thin pizza on marble tables in Trastevere',
        'Coffee roasted over wood behind the Pantheon',
      ],
      bestFor: ['Hungry walkers', 'Market lovers', 'People who take notes at table'],
      atmosphere: 'Clattering, affectionate and quick to correct your order',
      typicalExperiences: [
        'Choosing between carbonara and gricia, and being told you chose wrongly',
        'Eating boiled beef in a roll at a market counter',
        'Buying pizza bianca by weight, warm and oily',
        'Learning which vegetable belongs to this very week',
      ],
      timeOfDay: 'Markets until two, trattorie from one and from eight',
      seasonalTips: 'Puntarelle in winter, artichokes until April, broad beans with pecorino on the first of May.',
      localInsights: [
        'Gnocchi belong to Thursday, salt cod to Friday, tripe to Saturday; older menus still keep to it.',
        'Many kitchens rest on Sunday evening or Monday, so check the door before you plan.',
      ],
      photoSpots: [
        'The vegetable stalls at Campo de’ Fiori before the sun reaches them',
        'Marble tables and white neon on Viale Trastevere',
      ],
      foodExperiences: [
        'A supplì pulled apart so that the mozzarella makes a telephone wire',
        'Cacio e pepe in the shadow of the Pantheon',
        'Chicory with garlic and chilli, the side dish that comes with every argument',
      ],
      hiddenGems: [
        'Mercato Trionfale near the Vatican, huge and almost entirely local',
        'Biscottificio Innocenti, a biscuit oven as long as its lane in Trastevere',
        'Biscottificio Cipriani, where the rings with wine are baked as hard as they should be',
      ],
    },
    {
      id: 'artistic-renaissance',
      name: 'Artistic & Renaissance',
      description: 'Michelangelo’s square, Raphael’s tomb and mosaics that learnt to breathe.',
      emoji: '🎨',
      color: '#6d5a8c',
      detailedDescription:
        'Popes and cardinals hired the best and left the results in churches, courtyards and on street corners. Much of it costs nothing but a coin for the lamp: bring patience for dim chapels and look up as often as you look ahead.',
      highlights: [
        'The star-shaped paving of the Campidoglio',
        'Raphael buried under an ancient dome',
        'Cavallini’s mosaics in Trastevere',
        'The cornice of Palazzo Farnese',
      ],
      bestFor: ['Museum people', 'Sketchers', 'Repeat visitors'],
      atmosphere: 'Cool naves, warm courtyards and the smell of wax',
      typicalExperiences: [
        'Feeding a coin meter to light a chapel for two minutes',
        'Comparing a Caravaggio with the street outside it',
        'Drawing a façade from the bench across its square',
        'Having coffee among plaster casts in a sculptor’s studio',
      ],
      timeOfDay: 'Churches from eight until noon, museums in the afternoon',
      seasonalTips: 'November to February is the season for galleries; churches are coldest in March, so bring a layer.',
      localInsights: [
        'Many churches close between half past twelve and four, whatever the guidebook says.',
        'Shoulders and knees should be covered inside; a scarf in the bag solves it.',
      ],
      photoSpots: ['The ramp of the Campidoglio from below', 'The twin granite basins on Piazza Farnese'],
      foodExperiences: [
        'Lunch between saints and horses in Canova’s former workshop',
        'A vegetarian plate under changing paintings on Via Margutta',
      ],
      hiddenGems: [
        'Bramante’s Tempietto in a courtyard on the Janiculum',
        'San Luigi dei Francesi, three Caravaggios in one dark corner',
        'Villa Farnesina, Raphael’s garden room by the Tiber',
      ],
    },
  ],
  bestTimes: [
    {
      title: 'Spring',
      text: 'April and May bring wisteria, artichokes and mild evenings. Around Easter the centre is full, so book early.',
    },
    {
      title: 'Summer',
      text: 'Hot and bright. Sightsee before eleven, sleep after lunch, and spend the evening outdoors like everyone else.',
    },
    { title: 'Autumn', text: 'October has warm days, long light and new olive oil at its end: for many Romans the finest month of all.' },
    { title: 'Winter', text: 'Short queues, oranges on the trees and the occasional storm. Museums and trattorie come into their own.' },
  ],
  tips: [
    'Drink from the street fountains, the nasoni: the water is cold, free and comes from the hills.',
    'Wear soles with grip, because the small basalt cobbles are polished by use and slippery in rain.',
    'Pay for coffee at the till first, then take the receipt to the bar.',
    'The centre is walked faster than it is driven; save buses and trams for the way home.',
    'Keep bags closed on the buses around Termini and the Vatican.',
  ],
  highlights: [
    { title: 'The Pantheon', text: 'Nineteen centuries old, still roofed by the largest dome of unreinforced concrete ever poured.' },
    {
      title: 'The Colosseum and the Forum',
      text: 'Reserve a timed entry on the official site, or take in the whole valley from the Capitoline terraces.',
    },
    { title: 'The Campidoglio', text: 'Michelangelo’s square on the hill of Jupiter, with the city’s own museums on either side.' },
    { title: 'Trastevere', text: 'The quarter beyond the river: laundry, ivy, a golden mosaic and more tables than houses.' },
    { title: 'The Ghetto', text: 'Home of one of the oldest Jewish communities in Europe, gathered around an imperial gateway.' },
  ],
  culture: [
    {
      title: 'Greetings',
      text: 'Say buongiorno when you enter a shop and buonasera from the afternoon on. It changes the whole conversation.',
    },
    {
      title: 'At the table',
      text: 'Bread and a small cover charge are normal. Cappuccino is a morning drink; nobody will stop you, but eyebrows may move.',
    },
    {
      title: 'Passeggiata',
      text: 'Before dinner people walk for the sake of being out. There is no destination, and overtaking is missing the point.',
    },
    {
      title: 'Local pride',
      text: 'Each rione has its own coat of arms on the street corners. Ask a Trasteverino about the others at your own risk.',
    },
  ],
};
