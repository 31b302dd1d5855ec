/** Tables and columns of the authentication library's models and fields (migration 0016). */
const times = { createdAt: 'created_at', updatedAt: 'updated_at' };
const optional = { type: 'string', required: false } as const;

export const userModel = {
  modelName: 'auth_user',
  fields: { emailVerified: 'email_verified', ...times },
  additionalFields: {
    firstname: optional,
    lastname: optional,
    locale: optional,
    registerEmail: { ...optional, fieldName: 'register_email' },
  },
};

export const sessionModel = {
  modelName: 'auth_session',
  fields: {
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    ...times,
  },
};

export const accountModel = {
  modelName: 'auth_account',
  fields: {
    userId: 'user_id',
    accountId: 'account_id',
    providerId: 'provider_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    ...times,
  },
};

export const verificationModel = { modelName: 'auth_verification', fields: { expiresAt: 'expires_at', ...times } };
