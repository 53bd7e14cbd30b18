import { Icon } from '../display/Icon.tsx'
import { Link } from './Link.tsx'

export interface BreadcrumbLevel {
  readonly name: string
  /** Shown in place of a long name; screen readers get the full name. */
  readonly shortName?: string
  readonly href?: string
}

export function Breadcrumb({
  name,
  levels,
}: {
  readonly name: string
  readonly levels: readonly BreadcrumbLevel[]
}) {
  const shown = levels.filter(({ name: levelName }, at) => levelName !== levels[at - 1]?.name)
  return (
    <nav className="crumbs" aria-label={name}>
      <ol>
        {shown.map((level, at) => (
          <li key={at}>
            <Icon name="caret-right" size="small" />
            {level.href === undefined ? (
              <span aria-current="page">
                <LevelName level={level} />
              </span>
            ) : (
              <Link href={level.href}>
                <LevelName level={level} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function LevelName({ level: { name, shortName = name } }: { readonly level: BreadcrumbLevel }) {
  if (shortName === name) return name
  return (
    <>
      <span aria-hidden="true">{shortName}</span>
      <span className="visually-hidden">{name}</span>
    </>
  )
}
