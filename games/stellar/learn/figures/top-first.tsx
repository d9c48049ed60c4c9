export const TopFirst = () => null
