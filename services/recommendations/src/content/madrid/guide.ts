import type { Guide } from '../../catalogue/entry.js';

export const guide: Guide = {
  moods: [
    {
      id: 'fiesta-lively',
      name: 'Fiesta & Lively',
      description: 'Standing room, shared plates and a street that gets louder after eleven.',
      emoji: '💃',
      color: '#c8323c',
      detailedDescription:
        'In Madrid a night out is a walk with stops. You have one drink and one plate in each bar, the group grows on the way, and nobody ' +
        'can say when the evening turned into the night. Follow the noise and keep your shoes comfortable.',
      highlights: [
        'Bar-hopping down Calle de las Huertas',
        'Tapas at the counters of San Miguel Market',
        'Vermouth on Plaza de la Paja after the Rastro',
        'City lights from the Círculo roof',
      ],
      bestFor: ['Groups of friends', 'Night owls', 'First evenings in the city'],
      atmosphere: 'Loud, warm and standing up; strangers pass plates over your head.',
      typicalExperiences: [
        'One small beer and one tapa in each of five bars',
        'A tablao show followed by a late supper',
        'Sunday vermouth among the Rastro crowd in La Latina',
        'Churros dipped in chocolate on the way home',
        'An open-air dance at one of the August verbenas',
      ],
      timeOfDay: 'From the vermouth hour at one, and again from nine until very late',
      seasonalTips:
        'San Isidro in mid-May and the verbenas of the first half of August fill the old quarters with music; in January the fun moves indoors.',
      localInsights: [
        'Dinner before nine marks you as a visitor; fill the gap with an aperitif.',
        'Napkins on the floor under a bar are a sign that the food there is good.',
        'Paying for the whole round is normal, and your turn will come at the next stop.',
      ],
      photoSpots: ['Tiled tavern fronts around Calle de Álvarez Gato', 'Gran Vía after dark from the Círculo roof'],
      foodExperiences: [
        'A gilda and a vermouth from the tap before lunch',
        'Fried squid in a roll on the edge of Plaza Mayor',
        'Tortilla, still soft inside, at a Malasaña counter',
      ],
      hiddenGems: [
        'Antón Martín Market, with a flamenco school on its upper floor',
        'La Venencia on Calle de Echegaray, which pours only sherry and chalks the bill on the bar',
        'The wine bars of Calle de Argumosa, where Lavapiés sits outside all summer',
      ],
    },
    {
      id: 'cultural-historic',
      name: 'Cultural & Historic',
      description: 'Court painters, Golden Age poets and taverns older than most countries.',
      emoji: '🏛️',
      color: '#7a4b8c',
      detailedDescription:
        'Kings collected here with appetite and the city kept what they bought. Between two galleries you cross the streets of Cervantes, ' +
        'a medieval market slope and an Egyptian temple that was a present.',
      highlights: [
        'Velázquez and Goya in the Prado',
        'Bronze quotations underfoot on Huertas',
        'The Nubian temple on its western hill',
        'A roast from an oven lit in 1725',
      ],
      bestFor: ['Art lovers', 'Readers', 'Travellers who like a story behind the door'],
      atmosphere: 'Grand rooms by day, candle-coloured side streets by evening.',
      typicalExperiences: [
        'A slow morning with three rooms of the Prado',
        'Tracing writers’ houses through the Barrio de las Letras',
        'Looking for the lost medieval town around Plaza de la Paja',
        'Lunch in a dining room that appears in a novel',
      ],
      timeOfDay: 'Galleries at ten or after five, old streets in the evening light',
      seasonalTips:
        'Winter is the season for museums, with short queues from mid-January; in summer use the cool galleries for the hot hours.',
      localInsights: [
        'The big museums close on different days: the Reina Sofía on Tuesdays, the Royal Collections Gallery and the Prado on hardly any.',
        'The last two hours at the Prado are free every day, and so are most evenings at the Reina Sofía.',
      ],
      photoSpots: [
        'The two gateways of Debod at dusk',
        'The stepped street beside the arch of Cuchilleros',
        'The sloping paving of Plaza de la Paja from the chapel',
      ],
      foodExperiences: [
        'Suckling pig from the wood oven at Botín',
        'Cocido at La Bola, cooked over charcoal in clay pots, the broth poured first',
      ],
      hiddenGems: [
        'Lope de Vega’s Home on Calle de Cervantes, with the orange tree he wrote about',
        'San Fernando Academy Museum, with Goya’s self-portraits, two minutes from Sol',
        'Cuesta de Moyano, thirty bookstalls on a slope below the Retiro',
      ],
    },
    {
      id: 'spontaneous-adventurous',
      name: 'Spontaneous & Adventurous',
      description: 'No booking, no list: a rowing boat, a wrong turn, a second dinner.',
      emoji: '🧭',
      color: '#1f7a6d',
      detailedDescription:
        'Madrid forgives people without a plan. Most of what is good here has no door to queue at, kitchens stay open late and the next ' +
        'square is never more than five minutes off. Pick a direction, preferably downhill.',
      highlights: [
        'A rowing boat on the Retiro pond',
        'Malasaña’s record shops and cellars',
        'An Egyptian temple at the end of a street of flats',
        'Supper put together stall by stall',
      ],
      bestFor: ['Travellers without a list', 'Couples with energy', 'Return visitors'],
      atmosphere: 'Loose and curious, with a change of scene at every corner.',
      typicalExperiences: [
        'Haggling for a brass key at the Rastro on a Sunday',
        'Hiring a boat because the queue happens to be short',
        'Riding one lift to see where to walk next',
        'Asking for whatever the neighbour at the bar is having',
      ],
      timeOfDay: 'Any hour, but the late morning and the hour before dusk give most back',
      seasonalTips: 'Spring and October suit wandering best. In July, wander before noon and after eight, and sit in the shade in between.',
      localInsights: [
        'The Rastro runs only on Sundays and public holidays, and packs up soon after two.',
        'Metro trains stop at about half past one, after which the night buses all leave from Cibeles.',
      ],
      photoSpots: ['The tiled pharmacy front at San Andrés and San Vicente Ferrer', 'Oars and columns from the middle of the Retiro pond'],
      foodExperiences: [
        'A whole dinner eaten standing, one stall at a time',
        'Crawling under the bar at La Ardosa for a table',
        'Biscuits bought from nuns through a revolving hatch on Plaza del Conde de Miranda',
      ],
      hiddenGems: [
        'Chamberí Ghost Station, with its tiled advertisements of the 1920s',
        'Cine Doré, the film archive’s picture house',
        'The grassy humps of Cerro del Tío Pío, where Vallecas watches the sun go down',
      ],
    },
    {
      id: 'relaxed-sunny',
      name: 'Relaxed & Sunny',
      description: 'A chair in the light, a long lunch and nowhere to be until dusk.',
      emoji: '🌞',
      color: '#d98a1b',
      detailedDescription:
        'The city has nearly three hundred clear days a year and has arranged its furniture accordingly. Terraces follow the sun round the ' +
        'squares, parks are for lying down in, and the best show of the day is free, in the west.',
      highlights: [
        'Steps by the water in the Retiro',
        'Sunset on the lawn at Debod',
        'A chair on the slope of Plaza de la Paja',
        'Cider and chicken under the planes at Casa Mingo',
      ],
      bestFor: ['Slow travellers', 'Families', 'Anyone with a museum headache'],
      atmosphere: 'Unhurried and bright; the waiter will come when he comes.',
      typicalExperiences: [
        'Coffee and a newspaper on a Malasaña terrace',
        'Lying on the grass of the Retiro after lunch',
        'Two hours at a pavement table with one bottle of cider',
        'Watching the sky change colour over the Casa de Campo',
      ],
      timeOfDay: 'Eleven to two, then from six until the light goes',
      seasonalTips:
        'Winter sun is warm enough for terraces at midday. In July and August follow the shade, and leave open squares for after eight.',
      localInsights: [
        'A table in the sun and one in the shade may be the same café with different prices; read the card.',
        'Tap water is soft and good, and you may ask for a glass of it anywhere.',
      ],
      photoSpots: [
        'The colonnade of Alfonso XII across the pond',
        'Minerva’s silhouette on the Círculo roof',
        'Pines and palace from the western railing at Debod',
      ],
      foodExperiences: ['Roast chicken and cider at a pavement table', 'A clara, beer with lemon, on the terraces of Plaza de Olavide'],
      hiddenGems: [
        'The walled Anglona garden at the foot of Plaza de la Paja',
        'The magnolia and fountain in the garden of the Museum of Romanticism',
        'The rose garden in the Parque del Oeste, in flower in May and again in October',
      ],
    },
  ],
  bestTimes: [
    { title: 'Spring', text: 'April to early June is mild and green; San Isidro, the city’s own feast, falls on 15 May.' },
    {
      title: 'High summer',
      text: 'July and August are fiercely hot by day. Many small places close in August, but the nights are long and easy.',
    },
    { title: 'Autumn', text: 'From mid-September to early November the light is at its clearest and the terraces are still out.' },
    { title: 'Winter', text: 'Cold mornings, blue skies and quiet galleries; on New Year’s Eve the country eats twelve grapes at Sol.' },
  ],
  tips: [
    'Lunch is at two and dinner at half past nine; kitchens between those hours are mostly for visitors.',
    'Buy a Multi card from a metro machine and load ten journeys; the centre itself is best on foot.',
    'Do outdoor sights before noon or after six from June to September, and keep water with you.',
    'Sundays begin at the Rastro and end with vermouth; many shops open, many small restaurants close for dinner.',
    'Keep your phone off the table edge on terraces and your bag in front of you on the metro.',
  ],
  highlights: [
    { title: 'The Prado', text: 'Bosch, Velázquez and Goya under one roof, best in small helpings.' },
    { title: 'El Retiro', text: 'A royal garden turned city living room, with boats for hire in the middle.' },
    { title: 'Barrio de las Letras', text: 'The streets of Cervantes and Lope de Vega, now paved with their words.' },
    { title: 'Debod at dusk', text: 'An Egyptian temple, a western horizon and the whole neighbourhood on the grass.' },
    { title: 'La Latina', text: 'Medieval street plan, Sunday market and one tavern after the next.' },
  ],
  culture: [
    { title: 'Sobremesa', text: 'The talk after a meal has its own name, and it may last longer than the food did.' },
    { title: 'Tapeo', text: 'A tapa is a way of moving about: one drink, one bite, next bar.' },
    { title: 'Greetings', text: 'Say “buenas” to the room when you enter a small shop or a lift, and expect two kisses among friends.' },
    {
      title: 'Being a gato',
      text: 'Someone whose parents and grandparents were all born here is called a cat; nearly everyone else came from elsewhere.',
    },
  ],
};
