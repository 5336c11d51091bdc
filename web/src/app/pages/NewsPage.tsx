import { NewsSheet } from '../../features/news/NewsSheet.js';
import { NewsView } from '../../features/news/NewsView.js';
import { VisitorWait } from '../../features/news/NewsWait.js';
import { PremiumOnly } from '../late/PremiumOnly.js';

/** /news: stories for subscribers and administrators. */
export function NewsPage() {
  return (
    <NewsSheet>
      <PremiumOnly waiting={<VisitorWait />}>
        <NewsView />
      </PremiumOnly>
    </NewsSheet>
  );
}
