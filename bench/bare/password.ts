// The limit that a sign-in is compared with: one check of a password hash with the same cost, on
// bare node:http.
import { hash, verify } from '@node-rs/argon2'
import { productionHashing } from '#adapters/passwords/argon2-hasher.ts'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { serve } from '../stage/bare.ts'

const { memoryKib, passes, lanes } = productionHashing.cost
const stored = await hash(demoPassword, {
  memoryCost: memoryKib,
  timeCost: passes,
  parallelism: lanes,
})

serve((request, response) => {
  request.resume()
  request.on('end', () => {
    void verify(stored, demoPassword).then((isRight) => {
      const body = JSON.stringify({ isRight })
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
        .end(body)
    })
  })
})
