import type { OwnDataContributor } from '#backend/customers/own-data/contributor.ts';
import type { GiftCardService } from '#backend/sales/gift-cards/service.ts';
import type { CustomerOrderService } from '#backend/sales/orders/customer/service.ts';
import type { QuestionService } from '#backend/sales/questions/service.ts';
import type { QuoteService } from '#backend/sales/quotes/service.ts';
import type { ReviewService } from '#backend/sales/reviews/service.ts';
import type { ServiceBookings } from '#backend/sales/service-bookings/service.ts';
import type { SpecialOrderService } from '#backend/sales/special-orders/service.ts';

type Orders = Pick<CustomerOrderService, 'all' | 'detach' | 'reduce'>;
type Quotes = Pick<QuoteService, 'own' | 'forget'>;
type SpecialOrders = Pick<SpecialOrderService, 'own' | 'forget'>;
type Bookings = Pick<ServiceBookings, 'own' | 'forget'>;
type Reviews = Pick<ReviewService, 'own' | 'forget' | 'forgetGuests'>;
type Questions = Pick<QuestionService, 'own' | 'forget'>;
type PersonalCards = Pick<GiftCardService['personal'], 'own' | 'forget'>;
type SalesExport = {
  orders: Awaited<ReturnType<Orders['all']>>;
  quotes: Awaited<ReturnType<Quotes['own']>>;
  specialOrders: Awaited<ReturnType<SpecialOrders['own']>>;
  serviceBookings: Awaited<ReturnType<Bookings['own']>>;
  reviews: Awaited<ReturnType<Reviews['own']>>;
  productQuestions: Awaited<ReturnType<Questions['own']>>;
  giftCards: Awaited<ReturnType<PersonalCards['own']>>;
};
type Sales = {
  orders: Orders;
  quotes: Quotes;
  specialOrders: SpecialOrders;
  serviceBookings: Bookings;
  reviews: Reviews;
  questions: Questions;
  personalCards: PersonalCards;
};

/** Earlier than any order. */
const NONE = new Date(0);

/** Orders, quotes and special orders of customers and guests. Orders keep what the Accounting Act requires (own-data-1). */
export const salesData = ({
  orders,
  quotes,
  specialOrders,
  serviceBookings,
  reviews,
  questions,
  personalCards,
}: Sales): OwnDataContributor<SalesExport> => ({
  async exportOf({ userId, locale }) {
    return {
      orders: await orders.all(userId, locale),
      quotes: await quotes.own(userId),
      specialOrders: await specialOrders.own(userId),
      serviceBookings: await serviceBookings.own(userId),
      reviews: await reviews.own(userId),
      productQuestions: await questions.own(userId),
      giftCards: await personalCards.own(userId),
    };
  },
  async deleteOf(tx, userId) {
    await reviews.forget(tx, userId);
    await personalCards.forget(tx, userId);
    await orders.detach(tx, userId);
    return [
      ...(await questions.forget(tx, userId)),
      ...(await quotes.forget(tx, { userId })),
      ...(await specialOrders.forget(tx, { userId })),
      ...(await serviceBookings.forget(tx, { userId })),
      ...(await orders.reduce(tx, NONE)),
    ];
  },
  async deleteGuests(tx, before) {
    await reviews.forgetGuests(tx, before);
    return [
      ...(await quotes.forget(tx, { guestsBefore: before })),
      ...(await specialOrders.forget(tx, { guestsBefore: before })),
      ...(await serviceBookings.forget(tx, { guestsBefore: before })),
      ...(await orders.reduce(tx, before)),
    ];
  },
});
