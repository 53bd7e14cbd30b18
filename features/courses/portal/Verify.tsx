// Verify your information: what the provider of the course is told of whoever takes it.
import { DetailsPage } from './flow/DetailsPage.tsx'

export function Page() {
  return <DetailsPage page="verify" />
}
