export const WhoWins = () => null
