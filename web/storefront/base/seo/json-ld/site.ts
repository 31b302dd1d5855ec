import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { links } from '#web/storefront/base/links.ts';

/** A Finnish phone number in international format. */
export const telephone = (phone: string) => `+358 ${phone.replace(/^0/, '')}`;

export const postalAddress = ({ street, postcode, city }: { street: string; postcode: string; city: string }) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode: postcode,
  addressLocality: city,
  addressCountry: 'FI',
});

/** WebSite and Organization of the shop, for the home page only. */
export function siteJsonLd(baseUrl: string, locale: Locale): object[] {
  const to = links(locale);
  const publisher = { '@id': `${baseUrl}/#organization` };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${baseUrl}${to.home()}#website`,
      name: shop.name,
      url: baseUrl + to.home(),
      inLanguage: locale,
      publisher,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}${to.search()}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': publisher['@id'],
      name: shop.name,
      legalName: shop.company,
      url: `${baseUrl}/`,
      logo: `${baseUrl}/share.jpg`,
      email: shop.email,
      telephone: telephone(shop.phone),
      address: postalAddress(shop),
      sameAs: shop.social.map(({ url }) => url),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'FI',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
        returnMethod: ['https://schema.org/ReturnInStore', 'https://schema.org/ReturnByMail'],
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    },
  ];
}
