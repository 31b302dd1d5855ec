/** What happened to an order, and who did it; newest first. `text` is a note's. */
export type TimelineEntry = {
  id: string;
  at: Date;
  /** An event's kind, `note`, `text.{status}` of a text message, or the action of an audit entry. */
  kind: string;
  /** A person's name, or `shop`, `store` and names of jobs; null: the customer or nobody. */
  by: string | null;
  details: TimelineDetails;
  text: string | null;
};
export type TimelineDetails = Partial<
  Record<
    'from' | 'to' | 'tracking' | 'why' | 'assignee' | 'kind' | 'sku' | 'day' | 'quote' | 'order' | 'reason',
    string
  >
> & { cents?: number; fields?: string[]; tags?: string[]; isRefused?: boolean };
