export const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.example',
  SMTP_URL: 'smtp://mail.example',
  SMS_URL: 'https://account:token@sms.example/x?from=+12125550100',
}

export const courseService = {
  COURSE_PROVIDER_URL: 'https://orders.example/v1',
  COURSE_PROVIDER_SECRET: 'sixteen-and-more-letters',
  COURSE_PROVIDER_HOSTS: '245=learn.example, 176=cedar.example:8443,files.example',
  COURSE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
}
