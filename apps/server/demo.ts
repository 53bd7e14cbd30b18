import type { FastifyInstance } from 'fastify'
import type { DemoServices } from './demo-services.ts'
import type { App } from './start-app.ts'

/** Everything that only the demo has. `load-demo.ts` loads it from apps/demo. */
export interface Demo extends DemoServices {
  /** HTML above every page of the portal. */
  readonly banner: string
  registerRoutes(http: FastifyInstance, app: App): Promise<void>
  /** Creates the demo people on the first start, and returns what the terminal shows. */
  welcome(app: App): Promise<string>
}
