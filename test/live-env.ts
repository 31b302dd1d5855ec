/** The smallest environment with which a live shop starts; tests leave out or change what they try. */
export const liveEnv = {
  SHOP_MODE: 'live',
  SHOP_SECRET: 'a-secret-of-the-tests-9f8e7d6c5b4a3210',
  BASE_URL: 'https://kauppa.test',
  SMTP_URL: 'smtp://mail.test',
  MAIL_FROM: 'Kauppa <kauppa@kauppa.test>',
  STORE_ALERT_EMAIL: 'halytys@kauppa.test',
  PAYTRAIL_MERCHANT_ID: '1',
  PAYTRAIL_SECRET: 'own',
};
