import { listNewsRoute } from '@city-genie/contracts/news/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { newsArticles } from '../news/present-news.js';

/** GET /api/news: the stories, for subscribers and administrators. They are the same for all and stored nowhere. */
export function registerListNews(app: Service): void {
  app.route({ ...listNewsRoute, handler: async () => ({ success: true as const, articles: [...newsArticles] }) });
}
