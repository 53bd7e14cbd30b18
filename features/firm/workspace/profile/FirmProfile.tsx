import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { FirmTile, useFirmColours } from '#ui/page/FirmTile.tsx'
import { firmProfile, type FirmProfilePartsFragment } from './profile.operations.ts'
import { LogoActions } from './LogoActions.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { profileWords } from './words.ts'

/** What clients see of the firm. Only `mayChange` shows the form. */
export function FirmProfile({ mayChange }: { readonly mayChange: boolean }) {
  const words = useWords(profileWords)
  const profile = useGraphQuery(firmProfile, {}, { fresh: true })
  return (
    <section aria-labelledby="profile">
      <div className="section-head">
        <h2 id="profile">{words.heading}</h2>
      </div>
      <p className="soft">{words.lead}</p>
      <Part query={profile}>
        {({ firmProfile: read }) => (
          <div className="card form-card gap-medium">
            <ProfilePreview profile={read} />
            {mayChange ? <LogoActions hasLogo={read.iconUrl !== null} /> : null}
            {mayChange ? <ProfileForm read={read} /> : <p>{words.onlyAdministrators}</p>}
          </div>
        )}
      </Part>
    </section>
  )
}

function ProfilePreview({ profile }: { readonly profile: FirmProfilePartsFragment }) {
  const words = useWords(profileWords)
  const place = useFirmColours<HTMLDivElement>(profile)
  return (
    <figure className="profile-preview">
      <figcaption className="soft small-text">{words.preview}</figcaption>
      <div ref={place}>
        <FirmTile firm={profile} />
        <span className="strong">{profile.name}</span>
      </div>
    </figure>
  )
}
