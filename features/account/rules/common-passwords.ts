const words =
  'password passw0rd p@ssword p@ssw0rd pa$$word pa$$w0rd qwerty qwertyui qwertyuiop asdfgh asdfghjk zxcvbnm welcome letmein iloveyou monkey dragon football baseball basketball soccer hockey master sunshine princess charlie jordan michael jessica ashley daniel thomas superman batman spiderman pokemon starwars trustno1 whatever freedom shadow killer pepper ginger cookie summer winter spring autumn fall monday friday january february march april may june july august september october november december america chicago dallas houston newyork boston texas florida london secret changeme changeit default admin administrator root login access test testing guest user bankruptcy attorney lawyer lawfirm daybreak chapter7 chapter13 family jesus christ angel blessed money love computer internet google facebook'

const endings =
  '1! 1@ 1# 12! 123! 123@ 123# 123$ 1234! 12345! @1 @12 @123 @1234 @12345 !1 !12 !123 !1234 #1 #12 #123 #1234 $1 $123 1!! 01! 007! 2020! 2021! 2022! 2023! 2024! 2025! 2026! @2020 @2021 @2022 @2023 @2024 @2025 @2026 !2023 !2024 !2025 !2026 #2024 #2025 #2026 2024@ 2025@ 2026@ 2024# 2025# 2026#'

/** Lower-case passwords, combined from words and endings to keep the list small. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...words.split(' ').flatMap((word) => endings.split(' ').map((ending) => word + ending)),
  'qwerty!23456',
  '1qaz@wsx',
  '1qaz2wsx!',
  '1q2w3e4r!',
  '1q2w3e4r5t!',
  '!qaz2wsx',
  'zaq1@wsx',
  'zaq12wsx!',
  'abc123!@',
  'abcd1234!',
  'abcd@1234',
  'abc@1234',
  'aa123456!',
  'aa@123456',
  'a1b2c3d4!',
  'qwe123!@#',
  'qwer1234!',
  'qwer!234',
  'asdf1234!',
  'admin@12345678',
  'pass@word1',
  'p@55w0rd',
  'p@55word1',
  'passw0rd!',
  'password1!',
  'p@ssw0rd',
  'p@$$w0rd',
  'pa55w0rd!',
  'pa55word!',
])
