/** The smallest environment with which a live shop starts. */
export const liveEnv = {
  SHOP_MODE: 'live',
  SHOP_SECRET: '7c1f94e2b06d8a53e9047b1c6fd2a835',
  BASE_URL: 'https://kauppa.test',
  ADMIN_URL: 'https://toimisto.kauppa.test',
  SMTP_URL: 'smtp://mail.test',
  MAIL_FROM: 'Kauppa <kauppa@kauppa.test>',
  STORE_ALERT_EMAIL: 'halytys@kauppa.test',
  PAYTRAIL_MERCHANT_ID: '1',
  PAYTRAIL_SECRET: 'd41a7e0b93c65f28',
};
