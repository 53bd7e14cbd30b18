/** Operations that can be made to fail. */

export const demoOperations = [
  'lookUp',
  'createUser',
  'addSpouse',
  'products',
  'pages',
  'placeOrder',
  'register',
  'itemState',
  'certificate',
] as const

export type DemoOperation = (typeof demoOperations)[number]
