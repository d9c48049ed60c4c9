export const CombatChart = () => null
