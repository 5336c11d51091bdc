import { findCity } from '@city-genie/city-data/catalog';
import type { City } from '@city-genie/city-data/city';
import type { NewsArticle } from '@city-genie/contracts/news/routes';
import { ArrowUpRight } from 'lucide-react';
import { Badge } from '../../ui/Badge.js';
import { OutLink } from '../../ui/OutLink.js';
import { Skyline } from '../../ui/Skyline.js';
import { skyTimeAt } from '../../ui/sky-time.js';
import { useCityTime } from '../../ui/use-city-time.js';
import { noteDay, sourceName } from './news-words.js';

/** Stories of two sizes, each alone in its row or beside others. */
export type StoryLook = 'lead' | 'half' | 'wide' | 'third';

/** On a phone a small picture stands beside the title, and the words go below both. */
const small = {
  card: 'grid grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-t border-line pt-5',
  picture: 'aspect-square sm:aspect-[5/2]',
  words: 'contents sm:block',
  title: 'text-title',
  body: 'col-span-2 sm:mt-2',
  crop: 'wide',
} as const;

const looks = {
  lead: {
    card: 'sm:col-span-2 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-x-12',
    picture: 'aspect-[16/9]',
    words: 'mt-5 lg:mt-0',
    title: 'text-head',
    body: 'mt-2',
    crop: 'middle',
  },
  half: { card: '', picture: 'aspect-[16/9]', words: 'mt-5', title: 'text-title', body: 'mt-2', crop: 'middle' },
  wide: {
    ...small,
    card: `${small.card} sm:col-span-full sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-12`,
    picture: 'aspect-square sm:aspect-[4/3] lg:aspect-[5/2]',
  },
  third: { ...small, card: `${small.card} sm:block`, words: `${small.words} sm:mt-4` },
} as const;

/** The city in its current light. */
function StoryPicture({ city, crop, className }: { city: City; crop: 'middle' | 'wide'; className: string }) {
  const now = useCityTime(city.timezone);
  return <Skyline city={city} {...(now && { time: skyTimeAt(city, now) })} crop={crop} className={`rounded-control ${className}`} />;
}

/** When we wrote it, which must not be taken for the age of the page, and whose page it is. */
function StoryFacts({ article: { author, date, readTime, sourceUrl } }: { article: NewsArticle }) {
  return (
    <div className="mt-3 text-note text-ink-soft">
      <p>
        Noted by {author} on <time dateTime={date}>{noteDay(date)}</time>, <span className="whitespace-nowrap">{readTime}</span>
      </p>
      <p className="mt-1 flex items-center gap-1 font-medium text-accent">
        <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 break-words">{sourceName(sourceUrl)}</span>
      </p>
    </div>
  );
}

/** A story in its list: the words are ours, and the title leads to the page that it is about. */
export function Story({ article, look }: { article: NewsArticle; look: StoryLook }) {
  const { title, excerpt, category, featured, sourceUrl } = article;
  const city = findCity(article.city);
  const shape = looks[look];
  return (
    <li className={`group relative ${shape.card}`}>
      {city && <StoryPicture city={city} crop={shape.crop} className={shape.picture} />}
      {/* The words take the city's colour; the picture has it already. */}
      <div className={shape.words} {...(city && { 'data-mood': city.key, style: { '--mood': city.palette.accent } })}>
        <div>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge>{category}</Badge>
            {featured && <Badge tone="accent">Featured</Badge>}
            {city && <span className="px-1 text-note text-ink-soft">{city.name}</span>}
          </p>
          <h3 className={`mt-2.5 transition-colors duration-[var(--quick)] group-hover:text-accent ${shape.title}`}>
            <OutLink
              href={sourceUrl}
              className="underline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:decoration-2"
            >
              {title}
            </OutLink>
          </h3>
        </div>
        <div className={shape.body}>
          <p className="max-w-prose text-pretty text-ink-soft">{excerpt}</p>
          <StoryFacts article={article} />
        </div>
      </div>
    </li>
  );
}
