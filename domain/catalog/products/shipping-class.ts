/** How big a thing is for delivery, smallest first (decisions 6). A method carries up to a class. */
export const shippingClasses = ['letter', 'parcel', 'large', 'bulky', 'pallet', 'vehicle'] as const;
export type ShippingClass = (typeof shippingClasses)[number];

export const classRank = (shippingClass: ShippingClass): number => shippingClasses.indexOf(shippingClass);
