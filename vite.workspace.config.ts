import { configFor } from './vite.config.ts'

export default configFor('workspace')
