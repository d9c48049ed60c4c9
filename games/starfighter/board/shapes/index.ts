// What the shape of the window changes. First: who has the last word.
import './layers.css'

import './low-panels.css'
import './low-yard.css'
import './low.css'
import './slim.css'
import './small.css'
import './tall-act.css'
import './tall-below.css'
import './tall-chain.css'
import './tall-yard.css'
import './tall.css'
import './wide.css'
