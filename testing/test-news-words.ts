// Apart from test-server.ts, because tests of screens need the words without the server.
export { newsWords } from '#apps/server/features.ts'
