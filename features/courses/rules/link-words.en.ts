export const courseLinkWords = {
  title: 'This link is no longer available',
  text: 'A link to your course works only once and only for one minute. You have not lost anything. Go back to your courses and open the course from there.',
  back: 'Back to your courses',
}
