import type fi from '#web/messages/fi/campaigns.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'campaigns.title': 'Campaigns',
  'campaigns.text': 'The campaigns of today, their terms and codes.',
  'campaigns.none': 'There are no campaigns right now. Reduced products are among the offers.',
  'campaigns.until': 'Until {date}',
  'campaigns.see': 'See the campaign',
  'campaigns.all': 'All campaigns',
  'campaigns.offers': 'Offers',
  'campaigns.products': 'Products of the campaign',
  'campaigns.ended': 'This campaign is over.',
  'campaigns.code': 'Campaign code',
  'campaigns.copy': 'Copy the code',
  'campaigns.copied': 'Code {code} copied',
  'campaigns.copyFailed': 'The code could not be copied. It is selected: copy it by hand.',
  'campaigns.howBefore': 'Enter the code in',
  'campaigns.howLink': 'your shopping cart',
  'campaigns.noCode': 'No code needed: the discount is taken off in the cart.',
} as const satisfies MessagesOf<typeof fi>;
