// Verify your spouse's information: the same for the other one who takes the course, asked of the one who ordered it.
import { DetailsPage } from './flow/DetailsPage.tsx'

export function Page() {
  return <DetailsPage page="verify-spouse" />
}
