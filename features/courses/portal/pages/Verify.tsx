import { DetailsPage } from '../flow/DetailsPage.tsx'

export function Page() {
  return <DetailsPage page="verify" />
}
