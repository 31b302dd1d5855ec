import type fi from '../fi/content.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'content.articles': 'News and articles',
  'content.articlesText': 'Tips on maintenance and gear, and news from our stores.',
  'content.noArticles': 'No articles have been published yet.',
  'content.published': 'Published {date}',
  'content.allArticles': 'All news and articles',
  'content.section': 'In the same section',
} as const satisfies MessagesOf<typeof fi>;
