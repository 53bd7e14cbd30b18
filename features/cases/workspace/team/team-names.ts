import { useWords } from '#ui/language/language.ts'
import type { TeamOfCaseQuery } from './team.operations.ts'
import { teamWords } from './words.ts'

/** The names of colleagues, also of those who have left, and of offices. */
export function useTeamNames({ team, offices }: Pick<TeamOfCaseQuery, 'team' | 'offices'>) {
  const words = useWords(teamWords)
  return {
    nameColleague(id: string | null): string {
      const member = team.find((each) => each.id === id)
      if (!member) return words.none
      const name = `${member.givenName} ${member.familyName}`
      return member.state === 'DEACTIVATED' ? words.left(name) : name
    },
    nameOffice(id: string): string {
      const office = offices.find((each) => each.id === id)
      return office ? [office.street, office.city].filter(Boolean).join(', ') : words.none
    },
  }
}
