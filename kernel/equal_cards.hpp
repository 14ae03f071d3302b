// Which cards of a hand do the same as their neighbours: found for the whole hand at once.
#pragma once

#include "order.hpp"

namespace stammtisch {

// The cards of `own` whose next higher card still present is in `own` too. `gone` are the places where no card is left;
// nobody looks across a place in `walls`, where a new group (or a new worth) begins.
//
// Every own card sends a ray down the order, that is to the next higher bit. An addition carries all rays at once
// through the gone places, and the carries come to rest where the next card lies.
inline Mask follows_own(Mask own, Mask gone, Mask walls) {
    const Mask open = gone & ~walls;
    const Mask rays = own << 1;
    return ((open + (rays & open)) | rays) & ~open & own & ~walls;
}

}  // namespace stammtisch
